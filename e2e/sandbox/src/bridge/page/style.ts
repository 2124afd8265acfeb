/** Styles of the app's own surfaces. They are a constructed style sheet, which a strict style policy allows. */
const css = `
:host { all: initial; }
* { box-sizing: border-box; font-family: system-ui, 'Noto Sans CJK KR', 'Apple SD Gothic Neo', sans-serif; }
.shade { position: fixed; inset: 0; background: rgb(0 0 0 / .62); display: flex; align-items: flex-end; }
.sheet { width: 100%; max-width: 520px; margin: 0 auto; max-height: 92dvh; overflow: auto; background: #16181d; color: #f4f5f7;
  border-radius: 20px 20px 0 0; padding: 20px 16px calc(20px + var(--safe-bottom, 0px)); }
dialog.sheet { inset: auto 0 0; border: 0; }
dialog.sheet::backdrop { background: rgb(0 0 0 / .62); }
:host([data-device='ios']) .sheet { background: #1c1c1e; border-radius: 28px 28px 0 0; }
h2 { font-size: 17px; line-height: 1.4; margin: 0 0 4px; }
p { word-break: keep-all; font-size: 13px; line-height: 1.5; color: #b6bac4; margin: 0 0 12px; }
canvas { display: block; width: 100%; aspect-ratio: 4 / 3; border-radius: 12px; background: #000; margin-bottom: 12px; }
label { display: block; font-size: 13px; color: #b6bac4; margin-bottom: 12px; }
select { display: block; width: 100%; min-height: 44px; margin-top: 4px; font-size: 15px; border-radius: 10px; padding: 0 10px;
  background: #262932; color: inherit; border: 1px solid #454a58; }
.choices { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
button { min-height: 48px; padding: 8px 12px; font-size: 14px; line-height: 1.3; border: 0; border-radius: 12px; background: #2c303b;
  color: #f4f5f7; cursor: pointer; }
button.first { grid-column: 1 / -1; background: #2f6bff; font-weight: 700; font-size: 16px; }
button:focus-visible, select:focus-visible { outline: 3px solid #9db8ff; outline-offset: 2px; }
.note { position: fixed; left: 16px; right: 16px; bottom: calc(88px + var(--safe-bottom, 0px)); max-width: 488px; margin: 0 auto;
  padding: 12px 16px; border-radius: 12px; background: #16181df2; color: #f4f5f7; font-size: 14px; line-height: 1.5; }
.note a { color: #9db8ff; }
.back { position: fixed; left: 0; bottom: 38%; width: 30px; min-height: 64px; padding: 0; border-radius: 0 14px 14px 0;
  background: rgb(22 24 29 / .55); font-size: 20px; }
.phone { position: fixed; left: 0; bottom: calc(38% + 72px); width: 30px; min-height: 44px; padding: 0;
  border-radius: 0 14px 14px 0; background: rgb(22 24 29 / .55); font-size: 16px; }
.pairs { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8px; }
.edge { position: fixed; left: 0; right: 0; pointer-events: none; }
.edge.top { top: 0; display: flex; justify-content: space-between; align-items: center; padding: 0 28px; color: #808690;
  font-size: 15px; font-weight: 700; }
.edge.bottom { bottom: 0; display: flex; justify-content: center; align-items: flex-end; }
.cutout { position: absolute; left: 50%; translate: -50% 0; background: #000; }
.notch .cutout { top: 0; width: 160px; height: 32px; border-radius: 0 0 20px 20px; }
.island .cutout { top: 11px; width: 122px; height: 36px; border-radius: 18px; }
.buttons .cutout { top: 5px; width: 14px; height: 14px; border-radius: 50%; }
.grip { width: 136px; height: 5px; border-radius: 3px; background: #808690; margin-bottom: 8px; }
.buttons .grip { width: 168px; height: 14px; margin-bottom: 17px; border-radius: 0; background:
  linear-gradient(90deg, #808690 14px, transparent 14px 77px, #808690 77px 91px, transparent 91px 154px, #808690 154px); }
.keyboard { position: fixed; inset: auto 0 0; display: flex; flex-direction: column; gap: 6px; padding: 6px; background: #d2d5db;
  touch-action: none; }
.keyboard div { display: flex; flex: 1; gap: 5px; justify-content: center; }
.keyboard span { flex: 1; max-width: 56px; display: flex; align-items: center; justify-content: center; border-radius: 6px;
  background: #fff; color: #16181d; font-size: 18px; }
.keyboard button { flex: none; align-self: flex-end; min-height: 32px; padding: 0 14px; background: none; color: #2350c4; font-weight: 700; }
.closed { position: fixed; inset: 0; display: flex; flex-direction: column; gap: 16px; align-items: center; justify-content: center;
  background: #16181d; color: #f4f5f7; padding: 24px; text-align: center; }
`;

export function nativeStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
