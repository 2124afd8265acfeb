/** @jsxImportSource hono/jsx */
import { NeighbourPage } from '../NeighbourPage';

/** Page for visitors without a phone. Source: A-14, SBX-007. */
export function SubscribePage() {
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
export function StorePage({ device }: { device: 'android' | 'ios' }) {
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
export function VehicleRegistrationPage() {
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
export function ExternalEstimatePage({ given }: { given: readonly (readonly [string, string])[] }) {
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
