import '../../../../shared/platform/ui/src/styles';
import { createRoot } from 'react-dom/client';
import { App } from '../../../../host/src/App';
import { boot } from '../../../../shared/product/session/src/index';
import { loadScreen } from './screens';

/** Renders as in the documentation of React: at once, while each part waits for its data. */
const root = document.getElementById('root');
if (!root) throw new Error('no place for the app');
void boot();
createRoot(root).render(<App loadScreen={loadScreen} />);
