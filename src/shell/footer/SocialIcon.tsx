import type { SocialName } from './footerGroups';

// Simple line drawings in one stroke weight; the lucide set has no brand marks.
const PATHS: Record<SocialName, string> = {
  telegram: 'M21.5 3.5 2.8 10.6l6.7 2.9 2.8 6.9 9.2-16.9ZM9.5 13.5l6-5.4',
  twitter: 'm4 4 16 16M20 4 4 20',
  medium: 'M4 18V6l8 10 8-10v12',
  linkedin: 'M4 9v11M4 4.5v.01M9 20V9m0 5a4.5 4.5 0 0 1 9 0v6',
  facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12h9',
  instagram: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM17.5 6.5v.01',
  reddit:
    'M12 8.4c4.4 0 8 2.5 8 5.6s-3.6 5.6-8 5.6S4 17.1 4 14s3.6-5.6 8-5.6ZM9 13v.01M15 13v.01M9.4 16.4c1.6 1 3.6 1 5.2 0M12 8.4l1-4 3.6.8',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9v6l5-3-5-3Z',
};

export function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
