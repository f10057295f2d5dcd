// One of the flag's twelve stars around the origin, pointing up (Interinstitutional style guide: radius 1/18 of the height).
const STAR = 'M0-1.33.31-.38h1L.5.21l.31.96L0 .58l-.81.59.31-.96-.81-.59h1Z';
const STARS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return { x: 18 + 8 * Math.sin(angle), y: 12 - 8 * Math.cos(angle) };
});

export function EuFlag({ label }: { label: string }) {
  return (
    <svg width="48" height="32" viewBox="0 0 36 24" role="img" aria-label={label}>
      <rect width="36" height="24" fill="#003399" />
      {STARS.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={STAR} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} fill="#FFCC00" />
      ))}
    </svg>
  );
}
