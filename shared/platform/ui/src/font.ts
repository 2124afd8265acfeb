/** Our font, imported when the page is idle. See shared/docs/adr/0012 for the reason. */
import './faces.css';
