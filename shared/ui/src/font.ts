/** Our font; asked for when the first view stands. Why not before: CONTRIBUTING.md. */
import './faces.css';
