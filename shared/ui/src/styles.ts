/** Tokens, resets and the page itself: imported once, by the host. */
import './tokens.css';
import './base.css';
