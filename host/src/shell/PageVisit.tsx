import { descriptionOf, titleOf } from '@shared/copy/title';
import { useNavigate, useParams, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import type { RouteName } from '@shared/routes/routes';
import { useEffect } from 'react';
import { NotApp } from '../not-app/NotApp';
import { Notice } from '../notice/Notice';
import { Frame } from './Frame';
import { frameOf } from './frame-of';
import { RemoteScreen } from './RemoteScreen';
import { RouteGuard } from './RouteGuard';
import type { Screens } from './screens';
import type { Visits } from './visits';

type Props = { name: RouteName; isUnknown?: boolean; screens: Screens; visits: Visits };

/**
 * Renders one page: title, frame and route guard, with its screen inside. At an unknown address it renders the page
 * before it changes the address, so that nothing is empty meanwhile.
 */
export function PageVisit({ name, isUnknown = false, screens, visits }: Props) {
  const navigate = useNavigate();
  const params = useParams();
  const [query] = useSearchParams();
  const title = titleOf(name, params);

  useEffect(() => {
    if (isUnknown) void navigate(href('SubscGuide'), { replace: true });
  }, [isUnknown, navigate]);

  useEffect(() => {
    document.title = name === 'SubscGuide' ? title : `${title} | ServiceCare+`;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', descriptionOf(name));
  }, [name, title]);

  return (
    <Frame name={name} kind={frameOf(name, query.get('isHead'))} title={title}>
      <RouteGuard name={name} visits={visits}>
        {name === 'NotApp' ? <NotApp /> : <RemoteScreen key={name} name={name} {...screens} />}
        {name === 'SubscGuide' && <Notice />}
      </RouteGuard>
    </Frame>
  );
}
