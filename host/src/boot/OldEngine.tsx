import { contactHours } from '@shared/copy/contact';

/**
 * Tells customers with an unsupported browser what to update and which number to call. It replaces the skeleton.
 * old-engine.js makes it visible and adds the phone number. Without a number, only the opening hours are shown.
 * Source: A-85.
 */
export function OldEngine() {
  return (
    <div id="old" className="old" role="alert" hidden>
      <h1>업데이트가 필요해요</h1>
      <p>이 휴대폰이나 앱이 오래되어 ServiceCare+를 열 수 없어요.</p>
      <p>안드로이드: Play 스토어에서 Android System WebView, Chrome과 이 앱을 업데이트해 주세요.</p>
      <p>아이폰: 설정 &gt; 일반에서 iOS를 16.4 이상으로 업데이트해 주세요.</p>
      <p>
        고객센터 <span id="old-tell" /> ({contactHours})
      </p>
    </div>
  );
}
