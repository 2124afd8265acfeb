/**
 * The router of the page in declarative mode.
 * Apps share this file instead of the library, because sharing the library would end its tree shaking. It exports only
 * what is used, because the host ships all of it to every customer.
 */

export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { isPlainClick, Link } from './Link';
export { useNavigate, useReportShown } from './use-navigate';
