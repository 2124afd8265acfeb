/** @jsxImportSource hono/jsx */
import { Button } from '@shared/delivery/console/frame/controls';
import { addresses } from '../../addresses';
import { type Device, deviceNames, devices } from './open';

/** A screen of the product. `path` is an address inside /app. */
export type Screen = { label: string; path: string };
type Props = { person: string; name: string; screen: Screen; device: Device };

/** Opens a screen as a person on one of four devices with one tap. Marks the device of this browser. */
export function OpenAs({ person, name, screen, device }: Props) {
  return (
    <form class="split" method="get" action="/sandbox/open">
      <input type="hidden" name="person" value={person} />
      <input type="hidden" name="to" value={`${addresses.app}${screen.path}`} />
      {devices.map((as) => (
        <Button
          key={as}
          name="as"
          value={as}
          tone={as === device ? 'primary' : 'secondary'}
          aria-label={`${labelOf(as, device)}: ${name}, ${screen.label}`}
        >
          {labelOf(as, device)}
        </Button>
      ))}
    </form>
  );
}

const labelOf = (as: Device, device: Device): string =>
  as === device ? `${deviceNames[as]} · 지금` : deviceNames[as];
