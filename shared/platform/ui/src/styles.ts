/** Tokens, resets and styles of the page, imported once by the host. */
import './tokens.css';
import './base.css';
