import '../../../shared/ui/src/styles';
import { createRoot } from 'react-dom/client';
import { App } from '../../../host/src/App';
import { boot } from '../../../shared/session/src/index';
import { loadScreen } from './screens';

/** As the documentation of React shows it: render at once, let each part wait for its own. */
const root = document.getElementById('root');
if (!root) throw new Error('no place for the app');
void boot();
createRoot(root).render(<App loadScreen={loadScreen} />);
