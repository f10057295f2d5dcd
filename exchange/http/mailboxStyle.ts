/** Look of the mailbox page: the design's tokens, in the theme the browser prefers. The page stands alone, so does its style. */
export const mailboxStyle = `
:root{color-scheme:dark light;--canvas:#0A0C0E;--surface:#101316;--raised:#171B1F;--line:#1E2328;--strong:#333B43;--control:#6A757F;
--text:#EEF1F3;--mut:#B1B9C0;--dim:#8E979F;--accent:#8AD4FF;--on-accent:#04202F}
@media (prefers-color-scheme:light){:root{--canvas:#F5F7F8;--surface:#FFFFFF;--raised:#EDF0F2;--line:#E1E6E9;--strong:#C6CDD3;--control:#79838C;
--text:#0D1114;--mut:#444E56;--dim:#5B656E;--accent:#00568F;--on-accent:#FFFFFF}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--text);font:400 14px/22px Poppins,"IBM Plex Sans",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
max-width:820px;margin-inline:auto;padding:40px 24px 80px}
header{display:flex;flex-wrap:wrap;gap:24px;align-items:end;justify-content:space-between;margin-block-end:32px}
h1{font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.015em}
h2{font-size:16px;line-height:26px;font-weight:600}
header p,.to{color:var(--mut)}
form{display:grid;grid-template-columns:1fr auto;gap:4px 8px;flex:1 1 320px;max-width:400px}
label{grid-column:1/-1;font-size:13px;line-height:20px;color:var(--mut)}
input{height:40px;min-width:0;padding-inline:12px;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--strong);border-radius:8px}
.button{display:inline-flex;align-items:center;height:40px;padding-inline:16px;font:500 14px/22px inherit;font-family:inherit;color:var(--on-accent);
background:var(--accent);border:0;border-radius:8px;cursor:pointer;text-decoration:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.message{padding:20px 24px;margin-block-end:12px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
.about{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-block-end:12px;font-size:12px;line-height:18px;color:var(--dim)}
.about time{margin-inline-start:auto;font-variant-numeric:tabular-nums}
.chip{padding:1px 8px;border:1px solid var(--strong);border-radius:4px}
.main{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between}
.to{overflow-wrap:anywhere}
.code{padding:4px 20px;background:var(--raised);border-radius:12px;font:600 36px/52px "IBM Plex Sans Arabic","IBM Plex Sans","Roboto Mono",monospace;
font-variant-numeric:tabular-nums;letter-spacing:.06em;white-space:nowrap;user-select:all}
details,.message>pre{margin-block-start:12px;padding-block-start:12px;border-block-start:1px solid var(--line)}
summary{cursor:pointer;font-weight:500;color:var(--accent)}
iframe{display:block;width:100%;height:660px;margin-block:12px;background:var(--canvas);border:1px solid var(--line);border-radius:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;color:var(--mut)}
.empty{padding:64px 24px;text-align:center;color:var(--mut);border:1px solid var(--line);border-radius:12px}
.empty h2{color:var(--text)}.empty .button{margin-block-start:20px}
@media (max-width:520px){body{padding:24px 16px 64px}.message{padding:16px}}
`;
