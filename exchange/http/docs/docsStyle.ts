/** Colours of the design tokens; follows the user's light or dark setting. */
export const docsStyle = `
:root{color-scheme:dark light;--canvas:#0A0C0E;--surface:#101316;--raised:#171B1F;--line:#1E2328;--text:#EEF1F3;--second:#B1B9C0;--third:#8E979F;--accent:#8AD4FF;--accent-soft:#8AD4FF1F;--cue:#8E979F66;--get:#43DAB0;--delete:#FF6B77;--post:#EEC55E}
@media (prefers-color-scheme:light){:root{--canvas:#F5F7F8;--surface:#FFFFFF;--raised:#EDF0F2;--line:#E1E6E9;--text:#0D1114;--second:#444E56;--third:#5B656E;--accent:#00568F;--accent-soft:#00568F14;--cue:#5B656E59;--get:#006B54;--delete:#B00A24;--post:#7E5200}}
*{box-sizing:border-box}
html{scroll-padding-top:24px}
body{margin:0;background:var(--canvas);color:var(--text);font:14px/22px Poppins,"IBM Plex Sans",system-ui,-apple-system,"Segoe UI",sans-serif;display:grid;grid-template-columns:248px minmax(0,1fr)}
code,.num,.type{font-family:ui-monospace,"Roboto Mono",Menlo,Consolas,monospace;font-size:13px}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
nav{position:sticky;inset-block-start:0;block-size:100vh;overflow:auto;padding:24px 16px 48px;border-inline-end:1px solid var(--line)}
nav a{display:block;padding:3px 8px;border-radius:6px;color:var(--text);font-size:13px;line-height:20px;font-weight:500}
nav a::first-letter{text-transform:uppercase}
nav .one{padding-inline-start:20px;color:var(--second);font-weight:400}
nav .one::first-letter{text-transform:none}
nav a:hover{background:var(--accent-soft);color:var(--accent);text-decoration:none}
main{max-inline-size:980px;inline-size:100%;padding:40px 40px 96px}
header h1{margin:0 0 8px;font-size:36px;line-height:44px;letter-spacing:-.035em;font-weight:600}
header p{max-inline-size:66ch;color:var(--second);margin:0 0 8px}
.dim{color:var(--third)}
section>h2{margin:56px 0 16px;font-size:22px;line-height:30px;letter-spacing:-.015em;font-weight:600}
section>h2::first-letter{text-transform:uppercase}
section>p{color:var(--second);max-inline-size:80ch}
.calls{background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.call+.call{border-block-start:1px solid var(--line)}
.call summary{display:grid;grid-template-columns:64px minmax(0,11fr) minmax(0,12fr) 64px 16px;align-items:center;gap:12px;min-block-size:56px;padding:8px 20px;cursor:pointer;list-style:none}
.call summary::-webkit-details-marker{display:none}
.call summary::after{content:"+";grid-column:5;grid-row:1;color:var(--third);text-align:center}
.call[open] summary::after{content:"\\2212"}
.call summary:hover{background:var(--raised)}
.call summary:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.call code{overflow-wrap:anywhere}
.what{color:var(--second)}
.lock{grid-column:4;font-size:12px;line-height:18px;color:var(--third);text-align:end}
.verb{font-size:11px;line-height:20px;font-weight:600;text-align:center;border-radius:4px;background:var(--raised)}
.get{color:var(--get)}.post{color:var(--post)}.delete{color:var(--delete)}
.fields{scroll-margin-block-start:64px;padding:0 20px 20px;border-block-start:1px solid var(--line)}
.fields:target{box-shadow:inset 2px 0 var(--accent)}
.fields h4{margin:20px 0 4px;font-size:12px;line-height:18px;font-weight:600;color:var(--third)}
.type{font-weight:400;margin-inline-start:6px;color:var(--second);overflow-wrap:anywhere}
.examples{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;margin-block-start:16px}
.code{margin:0;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.code figcaption{display:flex;align-items:center;gap:12px;min-block-size:41px;padding:0 16px;border-block-end:1px solid var(--line);color:var(--second);font-size:13px;line-height:24px}
.code span{flex:1}
.copy{flex:none;min-block-size:32px;margin-inline-end:-8px;padding:0 12px;border:0;border-radius:6px;background:none;color:var(--accent);font:inherit;font-weight:500;cursor:pointer}
.copy:hover{background:var(--accent-soft)}
.copy[hidden]{display:none}
.said{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
.code b{color:var(--text);font-weight:500}
/* What goes on beyond an edge darkens it: a cover that scrolls along lies over the shade while there is nothing more. */
.code pre{margin:0;padding:16px;overflow:auto;background:linear-gradient(to right,var(--surface) 40%,transparent) 0 0/48px 100% no-repeat local,linear-gradient(to left,var(--surface) 40%,transparent) 100% 0/48px 100% no-repeat local,linear-gradient(to right,var(--cue),transparent) 0 0/20px 100% no-repeat scroll,linear-gradient(to left,var(--cue),transparent) 100% 0/20px 100% no-repeat scroll;font:12.5px/20px ui-monospace,"Roboto Mono",Menlo,Consolas,monospace}
.scroll{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:13px;line-height:20px}
th{text-align:start;font-weight:500;color:var(--third);font-size:12px}
th,td{padding:7px 16px 7px 0;border-block-end:1px solid var(--line);vertical-align:top}
tbody tr:last-child td{border-block-end:0}
td{color:var(--second);overflow-wrap:anywhere}
td:first-child{color:var(--text);inline-size:32%;overflow-wrap:normal;white-space:nowrap}
td small{color:var(--third);font-size:11px;margin-inline-start:4px}
.in1{padding-inline-start:20px}.in2{padding-inline-start:40px}.in3{padding-inline-start:60px}.in4{padding-inline-start:80px}
@media (max-width:768px){
html{scroll-padding-top:56px}
body{display:block}
nav{z-index:1;block-size:auto;display:flex;gap:4px;overflow-x:auto;padding:4px 8px;border-inline-end:0;border-block-end:1px solid var(--line);background:var(--canvas)}
nav a{flex:none;padding:10px 12px}
nav .one{display:none}
main{padding:24px 16px 64px}
section>h2{margin-block-start:40px}
.call summary{grid-template-columns:64px minmax(0,1fr) 16px;gap:4px 12px;padding:10px 16px}
.call summary::after{grid-column:3}
.what{grid-column:1/3;grid-row:2}
.lock{grid-column:1/3;grid-row:3;text-align:start}
.fields{padding:0 16px 16px;scroll-margin-block-start:96px}
.code figcaption{flex-wrap:wrap;gap:0 12px;padding-block:8px}
.code b{flex:1}
.code span{flex:none;inline-size:100%;order:1}
.copy{min-block-size:40px;margin-block:-8px}
thead{display:none}
tr{display:block;padding-block:8px;border-block-end:1px solid var(--line)}
tbody tr:last-child{border-block-end:0}
td{display:block;border-block-end:0;padding-block:0;padding-inline-end:0}
td:first-child{inline-size:auto}
.codes tr{display:flex;gap:16px}
}
`;
