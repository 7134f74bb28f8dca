import { useId } from 'react'

/** Packs, drawn from the middle of their lower edge: light from the left, shade on the right. */
const Bag = ({ color }: { color: string }) => (
  <>
    <path d="M-12-1q1.500-20 0-43l2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2q-1.500 23 0 43z" fill={color} />
    <path d="M-12-41.500h24M-12-3.500h24" stroke="#fff" strokeWidth="1.200" opacity=".5" />
    <ellipse cy="-31" rx="9.500" ry="5.500" fill="#fffdf9" />
    <path d="M-5.500-31h11" stroke={color} strokeWidth="2.500" strokeLinecap="round" />
    <g fill="#f6c76b" stroke="#c98a2b" strokeWidth=".7">
      <ellipse cx="-4" cy="-16" rx="5" ry="4.200" transform="rotate(-18 -4 -16)" />
      <ellipse cx="4.500" cy="-18" rx="5" ry="4.200" transform="rotate(24 4.500 -18)" />
      <ellipse cx="1" cy="-11" rx="5.200" ry="4.200" />
    </g>
    <path d="M-10-5q1.500-17 0-34h4q1 17 0 34z" fill="#fff" opacity=".28" />
    <path d="M10.500-5q-1.500-17 0-34h-3q-1.500 17 0 34z" opacity=".16" />
  </>
)

const Bottle = ({ color }: { color: string }) => (
  <>
    <path d="M-3.500-43h7v7q6 4 6 11V-3q0 3-3 3h-13q-3 0-3-3v-22q0-7 6-11z" fill={color} opacity=".85" />
    <rect x="-4.500" y="-47" width="9" height="6" rx="1.500" fill="#fffdf9" stroke="#0002" />
    <rect x="-9.500" y="-24" width="19" height="13" fill="#fffdf9" />
    <path d="M-6-17.500h12" stroke={color} strokeWidth="3" strokeLinecap="round" />
    <path d="M-7-26q0-4 2.500-7v-1h2v33h-2.500q-2 0-2-2z" fill="#fff" opacity=".4" />
    <path d="M6-30q3 3 3 6v21q0 2-2 2h-1z" opacity=".14" />
  </>
)

const Can = ({ color }: { color: string }) => (
  <>
    <path d="M-10-35l2-3H8l2 3v32L8 0H-8l-2-3z" fill={color} />
    <path d="M-10-35l2-3H8l2 3z" fill="#d9d6d2" />
    <path d="M-10-13Q0-24 10-20v7Q0-16-10-6z" fill="#fffdf9" />
    <path d="M-7-35h3.500V0H-7z" fill="#fff" opacity=".35" />
    <path d="M6-35h4v32L8 0H6z" opacity=".18" />
  </>
)

const Chocolate = ({ color }: { color: string }) => (
  <>
    <path d="M-10 0v-36h20V0z" fill={color} />
    <path d="M-10-36v-8l2.500 2 2.500-2 2.500 2L0-44l2.500 2L5-44l2.500 2L10-44v8z" fill="#e7b94c" />
    <path d="M-6.500-24h13M-4-20h8" stroke="#fffdf9" strokeWidth="2.200" strokeLinecap="round" />
    <g fill="#5d3520" stroke="#3d2113" strokeWidth=".6">
      <path d="M-7-13h6.500v5.500H-7zM.500-13H7v5.500H.500zM-3.500-7h7v5h-7z" />
    </g>
    <path d="M-8-44h4V0h-4z" fill="#fff" opacity=".22" />
    <path d="M7-44h3V0H7z" opacity=".2" />
  </>
)

/** Light from the left and above. The ids are a drawing's own: Chrome paints nothing with those of a hidden one. */
const Light = ({ id }: { id: string }) => (
  <defs>
    <linearGradient id={`${id}-body`}>
      <stop stopColor="#fff" stopOpacity=".3" />
      <stop offset=".07" stopColor="#fff" stopOpacity=".08" />
      <stop offset=".55" stopColor="#000" stopOpacity="0" />
      <stop offset=".93" stopColor="#000" stopOpacity=".14" />
      <stop offset="1" stopColor="#000" stopOpacity=".28" />
    </linearGradient>
    <linearGradient id={`${id}-lamp`} x2="0" y2="1">
      <stop stopColor="#ffdf9a" stopOpacity=".95" />
      <stop offset=".22" stopColor="#ffe9b8" stopOpacity=".35" />
      <stop offset="1" stopColor="#ffe9b8" stopOpacity=".08" />
    </linearGradient>
    <linearGradient id={`${id}-glass`} x2="1" y2="1">
      <stop stopColor="#fff" stopOpacity=".5" />
      <stop offset="1" stopColor="#fff" stopOpacity=".04" />
    </linearGradient>
    <linearGradient id={`${id}-flap`} x2="0" y2="1">
      <stop stopColor="#000" />
      <stop offset=".55" stopColor="#2b2420" />
      <stop offset="1" stopColor="#443a34" />
    </linearGradient>
  </defs>
)

/** Two shelves of three. */
const packs = [
  [Bag, '#2f6fd0'],
  [Chocolate, '#43302a'],
  [Bag, '#2f9a56'],
  [Can, '#d2382c'],
  [Bottle, '#5fb1e6'],
  [Bag, '#e8912d'],
] as const

/** What holds a pack, where there is none. */
const coil = (
  <path d="M-11-2q2.500-9 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="#b9a894" strokeWidth="2.200" />
)

const Snacks = ({ id, isEmpty }: { id: string; isEmpty: boolean }) => (
  <>
    <rect x="46" y="18" width="88" height="126" rx="9" fill="var(--mantine-color-default)" />
    <rect x="46" y="18" width="88" height="126" rx="9" fill={`url(#${id}-lamp)`} />
    <path d="M46 27q0-9 9-9h3v126h-12zM46 85h88v5H46z" opacity=".1" />
    <path d="M46 82h88M46 141h88" stroke="var(--mantine-color-default-border)" strokeWidth="5" />
    <path d="M46 80h88M46 139h88" stroke="#fff" opacity=".55" />
    {packs.map(([Pack, color], nth) => (
      <g key={color} transform={`translate(${62 + 28 * (nth % 3)} ${nth < 3 ? 79.5 : 138.5})`}>
        <ellipse rx="13" ry="2.200" opacity=".22" />
        {isEmpty ? coil : <Pack color={color} />}
      </g>
    ))}
    <path d="M46 78l39-60h18L46 106zM46 124l70-106h7L46 135z" fill={`url(#${id}-glass)`} opacity=".55" />
    <rect x="50" y="152" width="80" height="24" rx="8" fill={`url(#${id}-flap)`} />
    <path d="M58 175h64" stroke="#fff" opacity=".35" strokeLinecap="round" />
    <rect x="142" y="28" width="17" height="13" rx="3" fill="#1f1a17" />
    <path d="M145.500 34.500l3 3 6-6" fill="none" stroke="#7ee0a1" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M145 53h12M145 60h12M145 67h12"
      stroke="#fff"
      strokeWidth="4.400"
      strokeLinecap="round"
      strokeDasharray="0 5.500"
      opacity=".6"
    />
    <rect x="142" y="80" width="17" height="21" rx="4" fill="#fffdf9" />
    <path
      d="M145.500 84h4v4h-4zM152 84h4v4h-4zM145.500 91h4v4h-4zM152 91h1.500v1.500H152zM154.500 94H156v2h-1.500z"
      fill="#1f1a17"
    />
  </>
)

/** The spout, a cup below it, and buttons. */
const Coffee = () => (
  <g transform="translate(-11 0)">
    <rect x="66" y="22" width="94" height="30" rx="9" fill="var(--mantine-color-default)" />
    <g fill="#6b3f23">
      <circle cx="80" cy="37" r="6" />
      <circle cx="98" cy="37" r="6" fill="#b07a4a" />
      <circle cx="116" cy="37" r="6" fill="#d9b38c" />
    </g>
    <path d="M134 33h16M134 41h10" stroke="var(--mantine-color-default-border)" strokeWidth="4" strokeLinecap="round" />
    <rect x="66" y="64" width="94" height="96" rx="10" fill="#1f1a17" />
    <path d="M99 64h28v9a5 5 0 0 1-5 5h-18a5 5 0 0 1-5-5z" fill="#8d847d" />
    <path d="M109 78v34M117 78v34" stroke="#9b6a3f" strokeWidth="3.500" strokeLinecap="round" />
    <path d="M96 110h34l-4 36a5 5 0 0 1-5 4h-16a5 5 0 0 1-5-4z" fill="#fffdf9" />
    <path d="M97.500 122h31l-1.600 14h-27.800z" fill="var(--mantine-primary-color-filled)" />
    <rect x="76" y="150" width="74" height="5" rx="2.500" fill="#8d847d" />
  </g>
)

interface FrontProps {
  isCoffee?: boolean
  isEmpty?: boolean
}

/** The machine without the ground it stands on, from (36, 8) to (168, 188). */
export function MachineFront({ isCoffee = false, isEmpty = false }: FrontProps) {
  const id = useId()
  return (
    <>
      <rect x="36" y="8" width="132" height="180" rx="16" fill="var(--mantine-primary-color-filled)" />
      <Light id={id} />
      <rect x="36" y="8" width="132" height="180" rx="16" fill={`url(#${id}-body)`} />
      <path d="M46 9.500h112" stroke="#fff" strokeLinecap="round" opacity=".5" />
      {isCoffee ? <Coffee /> : <Snacks id={id} isEmpty={isEmpty} />}
    </>
  )
}

interface Props {
  isCoffee?: boolean
  /** Before it, a phone scans its code. */
  isScanned?: boolean
  className: string | undefined
}

/** A machine of this kind. */
export function MachineDrawing({ isCoffee = false, isScanned = false, className }: Props) {
  const id = useId()
  return (
    <svg viewBox={isScanned ? '14 4 218 194' : '14 4 184 194'} className={className} aria-hidden="true">
      <radialGradient id={id}>
        <stop stopColor="#3d2113" stopOpacity=".3" />
        <stop offset="1" stopColor="#3d2113" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="106" cy="189" rx="92" ry="8" fill={`url(#${id})`} />
      <MachineFront isCoffee={isCoffee} />
      {isScanned && <Phone />}
    </svg>
  )
}

const Phone = () => (
  <g transform="rotate(9 200 130)">
    <rect x="178" y="88" width="46" height="86" rx="10" fill="var(--mantine-color-text)" />
    <path d="M180 96q0-6 7-6h1v82h-1q-7 0-7-6z" fill="#fff" opacity=".18" />
    <rect x="183" y="95" width="36" height="72" rx="5" fill="var(--mantine-color-default)" />
    <path
      d="M190 110v-5h5M212 110v-5h-5M190 122v5h5M212 122v5h-5"
      fill="none"
      stroke="var(--mantine-primary-color-filled)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="196" y="111" width="10" height="10" rx="2" fill="var(--mantine-color-text)" />
    <rect x="189" y="142" width="24" height="12" rx="6" fill="var(--mantine-primary-color-filled)" />
  </g>
)
