import type { ReactNode } from 'react'

const paper = 'var(--mantine-color-default)'
const accent = 'var(--mantine-primary-color-filled)'

/** 120 × 96 units: lines in the text color, paper fills and one part in the accent color. The ground is at y = 86. */
const drawings = {
  machine: (
    <>
      <path fill={paper} d="M38 10h44a6 6 0 0 1 6 6v66a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V16a6 6 0 0 1 6-6Z" />
      <path d="M40 18h29v42H40zM40 39h29M77 22v7M77 36v.1M40 69h29v9H40z" />
      <path fill={accent} d="M45 27h8v12h-8z" />
      <path d="M58 31h6v8h-6z" />
    </>
  ),
  search: (
    <>
      <path fill={paper} d="M30 16h34a5 5 0 0 1 5 5v65H25V21a5 5 0 0 1 5-5Z" />
      <path d="M33 25h28v24H33zM33 37h28M33 58h28" />
      <circle cx="76" cy="56" r="19" fill={paper} />
      <path d="m90 70 13 14" strokeWidth="5" />
      <path stroke={accent} d="M70 52c0-8 12-8 12 0 0 5-6 5-6 9M76 66v.1" />
    </>
  ),
  nearby: (
    <>
      <path fill={paper} d="M60 86C42 64 32 53 32 40a28 28 0 0 1 56 0c0 13-10 24-28 46Z" />
      <path d="M49 24h22v32H49zM49 36h22M67 42v.1" />
      <path fill={accent} d="M53 41h8v9h-8z" />
    </>
  ),
  payment: (
    <>
      <path fill={paper} d="M24 30h72a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z" />
      <circle cx="60" cy="55" r="12" />
      <path d="M30 42v.1M90 68v.1" strokeWidth="4" />
      <path stroke={accent} strokeWidth="3.5" d="M40 14h32l-8-7M72 14l-8 7" />
    </>
  ),
  orders: (
    <>
      <path fill={paper} d="M36 12h48v74l-8-6-8 6-8-6-8 6-8-6-8 6Z" />
      <path d="M46 26h16M46 38h28M46 50h28" />
      <circle cx="86" cy="66" r="14" fill={accent} />
      <path stroke="var(--mantine-primary-color-contrast)" d="M86 58v8l5 4" />
    </>
  ),
  refund: (
    <>
      <path fill={paper} d="M28 30h64a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z" />
      <circle cx="60" cy="55" r="12" />
      <path d="M55 51h10M55 56h10M57 51c6 0 6 5 0 5l6 6" strokeWidth="2" />
      <path stroke={accent} strokeWidth="3.5" d="M80 14H48l8-7M48 14l8 7" />
    </>
  ),
  wallet: (
    <>
      <path fill={paper} d="M28 26h58a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z" />
      <path d="M30 26 74 10l6 16" />
      <path fill={accent} d="M98 48H78a9 9 0 0 0 0 18h20Z" />
      <path stroke="var(--mantine-primary-color-contrast)" d="M79 57v.1" strokeWidth="4" />
    </>
  ),
  company: (
    <>
      <path fill={paper} d="M26 86V22l34-12v76ZM60 34l34 10v42H60Z" />
      <path d="M37 34h.1M48 31h.1M37 47h.1M48 46h.1M37 60h.1M48 60h.1M72 56h.1M83 58h.1" strokeWidth="5" />
      <path fill={accent} d="M70 70h14v16H70z" />
    </>
  ),
  card: (
    <>
      <path fill={paper} d="M34 20h62a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H34" />
      <path fill={paper} d="M22 30h62a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z" />
      <path fill={accent} d="M16 42h74v10H16z" />
      <path d="M26 68h16M66 68h12" />
    </>
  ),
  offer: (
    <>
      <path fill={paper} d="M22 48 56 14h36a6 6 0 0 1 6 6v36L64 90Z" />
      <circle cx="84" cy="28" r="4" />
      <path stroke={accent} strokeWidth="3.5" d="m52 60 20-14M54 48h.1M70 60h.1" />
    </>
  ),
  account: (
    <>
      <circle cx="60" cy="34" r="16" fill={paper} />
      <path fill={paper} d="M28 86c0-20 14-28 32-28s32 8 32 28Z" />
      <path fill={accent} d="M80 62h20v20H80z" />
      <path d="M84 62v-6a6 6 0 0 1 12 0v6" />
    </>
  ),
  lost: (
    <>
      <path fill={paper} d="M20 24 46 14l28 10 26-10v60L74 84 46 74 20 84Z" />
      <path d="M46 14v60M74 24v60" strokeDasharray="3 6" />
      <path fill={accent} d="M60 62c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22Z" />
      <path stroke="var(--mantine-primary-color-contrast)" d="M60 40v.1" strokeWidth="6" />
    </>
  ),
  trouble: (
    <>
      <path d="M8 86c0-24 10-36 30-36M112 86c0-24-6-36-18-36" />
      <path fill={paper} d="M38 38h14a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H38ZM58 44h9M58 56h9" />
      <path fill={accent} d="M94 36H84a6 6 0 0 0-6 6v16a6 6 0 0 0 6 6h10Z" />
      <path stroke={accent} strokeWidth="3.5" d="m66 30-4-9M72 27V17M78 30l5-8" />
    </>
  ),
  cart: (
    <>
      <path d="M38 36c0-32 44-32 44 0" />
      <path fill={paper} d="M24 36h72l-7 44a7 7 0 0 1-7 6H38a7 7 0 0 1-7-6Z" />
      <path stroke={accent} strokeWidth="3.5" d="M48 56h.1M72 56h.1M50 68c5 6 15 6 20 0" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings

/** An illustration for an empty screen. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg
    viewBox="0 0 120 96"
    width="150"
    height="120"
    fill="none"
    stroke="var(--mantine-color-text)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <ellipse cx="60" cy="88" rx="54" ry="6" fill="var(--mantine-color-default-border)" stroke="none" />
    {drawings[name]}
  </svg>
)
