/**
 * The router of the page, in declarative mode. Apps share this file and never the library itself:
 * sharing the library would end its tree shaking.
 */

export type { LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router-dom';
export {
  BrowserRouter,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
