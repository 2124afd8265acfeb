/** Styles of the tools inside their own shadow root, so that they do not affect the product. */
export const panelStyles = `
:host { all: initial; display: block; font: 14px/1.5 system-ui, sans-serif; color: #16191d; }
button, select { font: inherit; min-height: 40px; border-radius: 8px; border: 1px solid #8b95a1;
  background: #fff; color: inherit; padding: 0 12px; }
.bar { display: flex; gap: 8px; align-items: center; padding: calc(4px + env(safe-area-inset-top)) 12px 4px; background: #5b21b6; color: #fff;
  font-size: 12px; overflow-wrap: anywhere; }
.bar div { flex: 1; min-width: 0; }
.bar p { margin: 0; color: inherit; }
.bar button { flex: none; min-height: 44px; min-width: 44px; color: #16191d; }
dialog { width: min(560px, calc(100vw - 32px)); max-height: 85vh; overflow: auto; border: 0; border-radius: 16px;
  padding: 20px; box-sizing: border-box; color: inherit; background: #fff; }
dialog::backdrop { background: rgb(0 0 0 / 0.5); }
h2 { font-size: 18px; margin: 0; }
p { margin: 4px 0 12px; color: #4e5968; }
label { display: grid; grid-template-columns: 80px 1fr; gap: 4px 8px; margin-bottom: 12px; }
label span { color: #4e5968; overflow-wrap: anywhere; }
label select { grid-column: 1 / -1; width: 100%; min-width: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; min-height: 1.5em; }
.qr svg { display: block; width: 200px; height: 200px; margin: 8px auto 0; }
`;
