import type { ReactNode } from 'react'
import { MachineFront } from './MachineDrawing.tsx'

/*
 * Like the machine (MachineDrawing.tsx): filled shapes in the brand's color and in those of real things, light from the
 * left and shade on the right. They look the same on a dark page.
 */

const accent = 'var(--mantine-primary-color-filled)'
const onAccent = 'var(--mantine-primary-color-contrast)'
const ink = '#2a211c'
/** Handles and cables: shows on a light and on a dark page. */
const metal = '#8a7b70'
const gold = '#e7b94c'
const paper = '#fffdf9'
/** Edges and folds of paper, and what is printed on it. */
const edge = '#e3d5c4'
const print = '#b9a894'

const Shade = ({ d }: { d: string }) => <path d={d} fill="#000" opacity=".13" />
const Light = ({ d }: { d: string }) => <path d={d} fill="#fff" opacity=".22" />

/** With the drawing's own light and shade: the root fills nothing. */
const Machine = ({ isEmpty = false }: { isEmpty?: boolean }) => (
  <g transform="translate(14 1.500) scale(.45)" fill="#000">
    <MachineFront isEmpty={isEmpty} />
  </g>
)

/** The lower edge is torn. */
const Receipt = () => (
  <>
    <path d="M34 10h46v76l-7.700-6-7.600 6-7.700-6-7.700 6-7.600-6-7.700 6z" fill={paper} stroke={edge} />
    <path d="M43 22h18M43 33h28M43 43h28M43 53h16" stroke={print} strokeWidth="3.500" />
    <Shade d="M76 10h4v76l-4-3z" />
  </>
)

/** 120 × 96 units. The ground is at y = 86. */
const drawings = {
  machine: <Machine />,
  empty: <Machine isEmpty />,
  search: (
    <>
      <g transform="translate(-14 0)">
        <Machine />
      </g>
      <path d="m91 70 11 12" stroke={metal} strokeWidth="8" />
      <circle cx="79" cy="56" r="19" fill={paper} stroke={metal} strokeWidth="5" />
      <path
        d="M72.500 51.500c0-8.500 13-8.500 13 0 0 5-6.500 5-6.500 10M79 67v.1"
        stroke={accent}
        strokeWidth="4.500"
      />
    </>
  ),
  nearby: (
    <>
      <path d="M60 86C40 63 30 51 30 37a30 30 0 0 1 60 0c0 14-10 26-30 49z" fill={accent} />
      <Light d="M60 86C40 63 30 51 30 37a30 30 0 0 1 18-27.500Q36 20 36 37q0 14 24 49z" />
      <circle cx="60" cy="37" r="20" fill={paper} />
      <rect x="49" y="23" width="22" height="29" rx="3" fill={ink} />
      <path d="M52 26h12v17H52z" fill={paper} />
      <path d="M53.500 29h3v5h-3zM53.500 37h3v5h-3z" fill="#2f6fd0" />
      <path d="M58.500 30h3.500v4h-3.500z" fill={gold} />
      <path d="M58.500 36h3.500v6h-3.500z" fill="#d2382c" />
      <path d="M52 47h12M67.500 28v.1M67.500 32v.1" stroke={paper} strokeWidth="2" />
    </>
  ),
  payment: (
    <>
      <rect x="18" y="26" width="70" height="46" rx="6" fill={accent} />
      <path d="M18 36h70v9H18z" fill={ink} opacity=".75" />
      <rect x="25" y="53" width="12" height="9" rx="2" fill={gold} />
      <path d="M44 61h18" stroke="#fff" strokeWidth="3" opacity=".7" />
      <Light d="M18 32q0-6 6-6h5l-7 46q-4-1-4-6z" />
      <path d="M72 70h32v12q0 4-16 4t-16-4z" fill="#c9962f" />
      <path d="M72 76q0 3.500 16 3.500t16-3.500" stroke="#fff3cf" strokeWidth="1.500" opacity=".6" />
      <ellipse cx="88" cy="70" rx="16" ry="5" fill={gold} />
      <ellipse cx="88" cy="70" rx="10" ry="3" fill="#c9962f" />
    </>
  ),
  orders: (
    <>
      <Receipt />
      <circle cx="84" cy="66" r="18" fill={accent} />
      <Light d="M66 66a18 18 0 0 1 12-17q-7 8-7 17t7 17a18 18 0 0 1-12-17z" />
      <path d="M84 56v10l7 5" stroke={onAccent} strokeWidth="4" />
    </>
  ),
  refund: (
    <>
      <Receipt />
      <circle cx="84" cy="64" r="20" fill="#c9962f" />
      <circle cx="84" cy="62" r="20" fill={gold} />
      <circle cx="84" cy="62" r="15" stroke="#fff3cf" strokeWidth="2" opacity=".7" />
      <path d="M91 70a9 9 0 1 0-14-9M76 53v8h8" stroke={ink} strokeWidth="3.500" />
    </>
  ),
  wallet: (
    <>
      <rect x="30" y="16" width="52" height="36" rx="4" fill="#2f6fd0" transform="rotate(-8 56 34)" />
      <rect x="32" y="20" width="54" height="36" rx="4" fill={gold} transform="rotate(-3 58 38)" />
      <rect x="22" y="32" width="74" height="54" rx="8" fill="#8a5a34" />
      <Light d="M22 40q0-8 8-8h3v54h-3q-8 0-8-8z" />
      <path d="M28 38h62M28 80h62" stroke="#fff" strokeWidth="1.500" strokeDasharray="3 3.500" opacity=".35" />
      <path d="M100 49H80a10 10 0 0 0 0 20h20z" fill="#6d4526" />
      <circle cx="81" cy="59" r="4" fill={gold} />
    </>
  ),
  company: (
    <>
      <path d="M60 36l34 8v42H60z" fill="#d9c4ab" />
      <path d="M24 20 62 8v78H24z" fill={paper} stroke={edge} />
      <Shade d="M54 10.500 62 8v78h-8z" />
      <path d="M33 30h.1M44 28h.1M33 43h.1M44 42h.1M33 56h.1M44 56h.1M33 69h.1" stroke="#5fb1e6" strokeWidth="6" />
      <path d="M70 54h.1M83 56h.1" stroke={gold} strokeWidth="6" />
      <path d="M71 68h14v18H71z" fill={accent} />
      <path d="M40 70h10v16H40z" fill={ink} />
    </>
  ),
  card: (
    <>
      <rect x="32" y="18" width="70" height="46" rx="6" fill={accent} transform="rotate(7 67 41)" />
      <rect x="18" y="34" width="72" height="48" rx="6" fill="#7d4a74" />
      <Light d="M18 40q0-6 6-6h5l-7 48q-4-1-4-6z" />
      <path
        d="M32 44v8q0 4 4 4t4-4v-8M36 44v30M50 74V44q8 3 8 13t-8 11"
        stroke="#fff"
        strokeWidth="3.500"
        opacity=".9"
      />
      <path d="M68 70h14" stroke="#fff" strokeWidth="3.500" opacity=".6" />
    </>
  ),
  offer: (
    <>
      <path d="M84 22q20-18 24-4" stroke={print} strokeWidth="2.500" />
      <path d="M18 50 54 14q3-3 7-3h30q6 0 6 6v30q0 4-3 7L59 88q-4 4-8 0L18 58q-4-4 0-8z" fill={accent} />
      <Light d="M18 50 54 14q3-3 7-3h6L24 58l-6 0q-4-4 0-8z" />
      <circle cx="84" cy="24" r="5" fill={paper} />
      <path d="m44 58 26-14" stroke={onAccent} strokeWidth="4" />
      <path d="M48 44v.1M66 58v.1" stroke={onAccent} strokeWidth="8" />
    </>
  ),
  account: (
    <>
      <path d="M24 86c0-22 15-31 34-31s34 9 34 31z" fill={accent} />
      <Light d="M24 86c0-22 15-31 34-31q-22 6-24 31z" />
      <circle cx="58" cy="32" r="19" fill="#f3c9a2" />
      <Shade d="M58 13a19 19 0 0 1 0 38q13-5 13-19T58 13z" />
      <path d="M84 62v-6a7 7 0 0 1 14 0v6" stroke={metal} strokeWidth="4" />
      <rect x="79" y="61" width="24" height="21" rx="4" fill={gold} />
      <path d="M91 69v5" stroke={ink} strokeWidth="4" />
    </>
  ),
  lost: (
    <>
      <path d="M16 26l29-10v58L16 84z" fill="#cfe3c4" />
      <path d="M45 16l30 10v58L45 74z" fill="#e3eed8" />
      <path d="M75 26l29-10v58L75 84z" fill="#cfe3c4" />
      <path d="M16 60q20-18 40-4t48-18" stroke="#8cc4ec" strokeWidth="6" strokeLinecap="butt" />
      <path d="M60 62C47 47 43 42 43 33a17 17 0 0 1 34 0c0 9-4 14-17 29z" fill={accent} />
      <circle cx="60" cy="33" r="7" fill={paper} />
    </>
  ),
  trouble: (
    <>
      <path d="M4 84c0-24 10-34 30-34M116 84c0-24-6-34-22-34" stroke={metal} strokeWidth="5" />
      <path d="M58 44h10M58 56h10" stroke={print} strokeWidth="4.500" />
      <path d="M30 36h22q8 0 8 8v12q0 8-8 8H30z" fill={paper} stroke={edge} />
      <Shade d="M30 56h30q0 8-8 8H30z" />
      <path d="M100 34H86q-9 0-9 8v16q0 8 9 8h14z" fill={accent} />
      <Light d="M100 34H86q-9 0-9 8v2q0-5 9-5h14z" />
      <path d="m64 30-4-9M71 27V16M78 30l5-9" stroke={gold} strokeWidth="4" />
    </>
  ),
  cart: (
    <>
      <path d="M42 36q0-24 18-24t18 24" stroke={metal} strokeWidth="5" />
      <path d="M24 34h72l-6 46q-1 6-7 6H37q-6 0-7-6z" fill={accent} />
      <Light d="M24 34h8l7 52h-2q-6 0-7-6z" />
      <Shade d="M96 34h-8l-6 52h1q6 0 7-6z" />
      <path d="M48 52v.1M72 52v.1" stroke={onAccent} strokeWidth="6" />
      <path d="M49 64c6 7 16 7 22 0" stroke={onAccent} strokeWidth="4" />
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
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <ellipse cx="60" cy="88" rx="54" ry="6" fill="var(--mantine-color-default-border)" />
    {drawings[name]}
  </svg>
)
