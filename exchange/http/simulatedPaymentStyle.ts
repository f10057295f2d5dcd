/** Look of the simulated provider's page: another company's, so that nobody takes it for the brand. */
export const simulatedPaymentStyle = `
:root{color-scheme:dark light;--canvas:#0A0C0E;--surface:#101316;--raised:#171B1F;--strong:#333B43;--control:#6A757F;
--text:#EEF1F3;--mut:#B1B9C0;--accent:#8AD4FF;--on-accent:#04202F}
@media (prefers-color-scheme:light){:root{--canvas:#F5F7F8;--surface:#FFFFFF;--raised:#EDF0F2;--strong:#C6CDD3;--control:#79838C;
--text:#0D1114;--mut:#444E56;--accent:#00568F;--on-accent:#FFFFFF}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--text);font:400 14px/22px Poppins,"IBM Plex Sans",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:480px;margin-inline:auto;padding:40px 24px 80px}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;margin-block-end:32px}
.mark{font-size:18px}.chip{padding:2px 8px;border:1px solid var(--strong);border-radius:4px;font-size:12px;color:var(--mut)}
h1{font-size:36px;line-height:44px;font-weight:600;letter-spacing:-.015em}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px;margin-block:12px 24px}dt{color:var(--mut)}dd{text-align:end}
fieldset{border:0;padding:0;display:grid;gap:12px}legend{padding:0;margin-block-end:12px;font-size:16px;font-weight:600}
.choice{display:flex;gap:16px;align-items:center;min-height:72px;padding:12px 20px;background:var(--surface);border:1px solid var(--strong);border-radius:12px;cursor:pointer}
.choice:has(:checked){border-color:var(--accent)}.choice b{display:block;font-weight:500}.choice small{color:var(--mut);font-size:12px}
input[type=radio]{inline-size:20px;block-size:20px;accent-color:var(--accent)}
.act,.back{display:flex;align-items:center;justify-content:center;width:100%;height:56px;margin-block-start:24px;font:500 14px/22px inherit;font-family:inherit;
border:0;border-radius:12px;cursor:pointer;text-decoration:none;color:var(--on-accent);background:var(--accent)}
.back{margin-block-start:12px;color:var(--text);background:var(--raised)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
