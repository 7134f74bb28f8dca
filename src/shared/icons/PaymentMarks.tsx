/** Marks of ways to pay, as small cards: own drawings, never a brand's logo. */
import type { ReactNode } from 'react'

/** 36 × 24 units. */
const Mark = ({ color, children }: { color: string; children: ReactNode }) => (
  <svg viewBox="0 0 36 24" width="42" height="28" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <rect width="36" height="24" rx="5" fill={color} />
    {children}
  </svg>
)

export const CardMark = () => (
  <Mark color="#34507a">
    <path d="M0 6h36v4.500H0z" fill="#1d2f4b" />
    <rect x="5" y="14" width="7" height="5" rx="1.500" fill="#f2c66d" />
    <path d="M22 18h9" stroke="#fff" strokeWidth="1.800" opacity=".8" />
  </Mark>
)

/** A phone that says yes. */
export const PhoneMark = () => (
  <Mark color="#1f6f63">
    <rect x="12.500" y="3.500" width="11" height="17" rx="2.500" fill="#fff" />
    <path d="M15.500 12l1.900 1.900 3.400-3.600" stroke="#1f6f63" strokeWidth="1.900" />
    <path d="M17 18h2" stroke="#1f6f63" strokeWidth="1.200" />
  </Mark>
)

/** A plate between fork and knife. */
export const MealMark = () => (
  <Mark color="#8a4a6b">
    <circle cx="18" cy="12" r="6" fill="#fff" />
    <circle cx="18" cy="12" r="3.300" stroke="#8a4a6b" strokeWidth="1.100" opacity=".45" />
    <path d="M6.500 5.500v3.200c0 2.400 3.600 2.400 3.600 0V5.500M8.300 5.500v13" stroke="#fff" strokeWidth="1.400" />
    <path d="M28 18.500v-13c2 1 2.600 3.700 2.300 7H28" stroke="#fff" strokeWidth="1.400" fill="#fff" />
  </Mark>
)

export const WalletMark = () => (
  <Mark color="#7a5230">
    <path d="M0 9V5a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v4z" fill="#5c3b20" />
    <path d="M36 9.500h-9a4 4 0 0 0 0 8h9z" fill="#d9a066" />
    <circle cx="27.500" cy="13.500" r="1.700" fill="#5c3b20" />
  </Mark>
)

/** An office. */
export const CompanyMark = () => (
  <Mark color="#4d5a6b">
    <path d="M8 20V7l9-3v16zM17 9.500l10 2.500v8H17z" fill="#fff" />
    <path
      d="M11.200 9.500h.1M13.900 8.800h.1M11.200 13h.1M13.900 12.700h.1M11.200 16.500h.1M13.900 16.500h.1"
      stroke="#4d5a6b"
      strokeWidth="1.700"
    />
    <path
      d="M20.500 14.500h.1M23.500 15.100h.1M20.500 17.600h.1M23.500 17.800h.1"
      stroke="#4d5a6b"
      strokeWidth="1.600"
    />
  </Mark>
)
