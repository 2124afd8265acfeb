/** Our font for characters that our own texts do not have, imported after its first file has loaded. */
import './slices.css';
