import '@shared/ui/styles';
import { Stack } from '@shared/ui/Stack';
import { createRoot } from 'react-dom/client';
import { components } from './components';
import { fields } from './fields';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Stack gap={5}>
      {Object.entries({ ...components, ...fields }).map(([name, states]) => (
        <section key={name} data-component={name}>
          {states}
        </section>
      ))}
    </Stack>,
  );
