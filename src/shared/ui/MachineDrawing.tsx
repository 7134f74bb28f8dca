const Snacks = () => (
  <>
    <rect x="66" y="22" width="74" height="120" rx="9" fill="var(--mantine-color-default)" />
    <path d="M66 61H140M66 100H140" stroke="var(--mantine-color-default-border)" strokeWidth="4" />
    <g>
      <path d="M73 34l3 3 3-3 3 3 3-3v24H73z" fill="#2f7fd6" />
      <rect x="95" y="34" width="14" height="24" rx="4" fill="#d8432f" />
      <path d="M122 32h6v6q5 3 5 8v12h-16V46q0-5 5-8z" fill="#3f9d57" />
      <rect x="72" y="76" width="18" height="21" rx="3" fill="#8a4fa3" />
      <path d="M97 71l3 3 3-3 3 3 3-3v26H97z" fill="#f0b429" />
      <rect x="119" y="74" width="14" height="23" rx="4" fill="#4aa7a0" />
      <rect x="71" y="124" width="22" height="12" rx="3" fill="#6b3f23" />
      <path d="M99 114h16l-2 22h-12z" fill="#e9825d" />
      <rect x="120" y="112" width="13" height="24" rx="4" fill="#88b536" />
    </g>
    <rect x="70" y="153" width="66" height="22" rx="8" fill="#1f1a17" />
    <path d="M88 158l3 3 3-3 3 3 3-3 3 3 3-3v17H88z" fill="#f0b429" />
    <rect x="148" y="30" width="14" height="10" rx="3" fill="#fff" opacity=".85" />
    <g fill="#fff" opacity=".55">
      <circle cx="151" cy="52" r="2.500" />
      <circle cx="159" cy="52" r="2.500" />
      <circle cx="151" cy="61" r="2.500" />
      <circle cx="159" cy="61" r="2.500" />
      <circle cx="151" cy="70" r="2.500" />
      <circle cx="159" cy="70" r="2.500" />
    </g>
  </>
)

/** The spout, a cup below it, and buttons. */
const Coffee = () => (
  <>
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
  </>
)

interface Props {
  isCoffee?: boolean
  /** Before it, a phone scans its code. */
  isScanned?: boolean
  className: string | undefined
}

/** A machine of this kind. */
export function MachineDrawing({ isCoffee = false, isScanned = false, className }: Props) {
  return (
    <svg viewBox={isScanned ? '26 4 210 194' : '26 4 192 194'} className={className} aria-hidden="true">
      <ellipse cx="122" cy="188" rx="96" ry="9" fill="var(--mantine-color-default-hover)" />
      <rect x="54" y="8" width="118" height="178" rx="16" fill="var(--mantine-primary-color-filled)" />
      {isCoffee ? <Coffee /> : <Snacks />}
      {isScanned && <Phone />}
    </svg>
  )
}

const Phone = () => (
  <g transform="rotate(9 200 130)">
    <rect x="178" y="88" width="46" height="86" rx="10" fill="var(--mantine-color-text)" />
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
