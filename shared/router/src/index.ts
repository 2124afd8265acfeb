/**
 * The router of the page, in declarative mode. Apps share this file and never the library itself:
 * sharing the library would end its tree shaking.
 * Only what is used stands here: the host carries all of it for everybody.
 */

export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './Link';
