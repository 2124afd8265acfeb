/** @jsxImportSource hono/jsx */
import { productionSettings } from '@shared/config/settings';
import { type Context, Hono } from 'hono';
import type { NativeDevice } from '../../bridge/native-script';
import { DEVICE_COOKIE, keepInBrowser } from '../../device';
import { NeighbourPage } from '../NeighbourPage';
import { page, strictPages, textsOf } from '../page-answer';

const { externalEstimate, subscribe, vehicleRegistration } = productionSettings.links;

/** Serves the simple external pages. Source: SBX-007. */
export function sites(): Hono {
  const app = new Hono();
  for (const path of [subscribe, vehicleRegistration, externalEstimate, '/sandbox/store/*']) {
    app.use(path, strictPages);
  }

  app.get(subscribe, (c) => page(c, <SubscribePage />));
  app.get(vehicleRegistration, (c) => page(c, <VehicleRegistrationPage />));
  app.get(externalEstimate, (c) =>
    page(c, <ExternalEstimatePage given={entries(c.req.query())} />),
  );
  app.post(externalEstimate, async (c) =>
    page(c, <ExternalEstimatePage given={entries(await textsOf(c))} />),
  );
  for (const device of ['android', 'ios'] as const) {
    app.get(`/sandbox/store/${device}`, (c) => page(c, <StorePage device={device} />));
    app.post(`/sandbox/store/${device}/open`, (c) => openApp(c, device));
  }
  return app;
}

function openApp(c: Context, device: NativeDevice): Response {
  keepInBrowser(c, DEVICE_COOKIE, device);
  return c.redirect('/app/', 303);
}

const entries = (given: Readonly<Record<string, string | undefined>>) =>
  Object.entries(given).flatMap(([name, value]) => (value ? [[name, value] as const] : []));

/** Page for visitors without a phone. Source: A-14, SBX-007. */
function SubscribePage() {
  return (
    <NeighbourPage
      site="store"
      title="ServiceCare+ 가입 안내"
      lead="가입은 모바일 앱에서 진행해 주세요. 사용하시는 휴대폰의 스토어에서 앱을 받을 수 있습니다."
    >
      <div class="stack">
        <a class="button" href="/sandbox/store/android">
          Android 앱 받기
        </a>
        <a class="button" href="/sandbox/store/ios">
          iPhone 앱 받기
        </a>
        <a class="button quiet" href="/app/">
          서비스 둘러보기
        </a>
      </div>
    </NeighbourPage>
  );
}

/** Source: SHELL-016, SBX-007. */
function StorePage({ device }: { device: 'android' | 'ios' }) {
  const isAndroid = device === 'android';
  return (
    <NeighbourPage
      site="store"
      title={isAndroid ? 'ServiceCare+ · Google Play' : 'ServiceCare+ · App Store'}
      lead="샌드박스 스토어입니다. 설치하면 이 브라우저가 앱처럼 열립니다."
    >
      <form method="post" action={`/sandbox/store/${device}/open`}>
        <button type="submit">{isAndroid ? 'Android 앱으로 열기' : 'iPhone 앱으로 열기'}</button>
      </form>
    </NeighbourPage>
  );
}

/** The maker's old system, in which a vehicle is registered first (GO_OAS). Source: ERR-023, SBX-007. */
function VehicleRegistrationPage() {
  return (
    <NeighbourPage
      site="registration"
      title="차량 등록"
      lead="기존 시스템의 차량 등록 사이트입니다. 등록을 마치면 멤버십을 신청할 수 있습니다."
    >
      <a class="button" href="/app/">
        ServiceCare+로 돌아가기
      </a>
    </NeighbourPage>
  );
}

/**
 * The estimate site that the visitor came from. It receives the entry parameters again. Source: SHELL-011, A-56,
 * SBX-007.
 */
function ExternalEstimatePage({ given }: { given: readonly (readonly [string, string])[] }) {
  return (
    <NeighbourPage site="estimate" title="견적으로 돌아왔습니다" lead="전달받은 값입니다.">
      <section class="paper" aria-label="전달받은 값">
        {given.length === 0 ? (
          <span>전달받은 값이 없습니다.</span>
        ) : (
          <dl>
            {given.map(([name, value]) => (
              <>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </>
            ))}
          </dl>
        )}
      </section>
      <a class="button quiet" href="/app/">
        ServiceCare+ 열기
      </a>
    </NeighbourPage>
  );
}
