import { useEffect } from 'react'
import { missingTitle, pageTitle } from '#web/lib/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** A tone that breaks off, and the noise floor after it. */
function LostSignal() {
  return (
    <svg
      viewBox="0 0 672 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-24 w-full max-w-2xl"
      fill="none"
    >
      <path d={gridLines} className="stroke-line" vectorEffect="non-scaling-stroke" />
      <path d={brokenTone} className="trace" />
    </svg>
  )
}

const columns = Array.from({ length: 29 }, (_, column) => `M${column * 24} 0V96`)
const rows = [0, 24, 48, 72, 96].map((y) => `M0 ${y}H672`)
const gridLines = [...columns, ...rows].join('')

const brokenTone = Array.from({ length: 169 }, (_, step) => {
  const x = step * 4
  const level = x < 312 ? 36 : Math.max(0, 36 - (x - 312) * 1.2)
  return `${step === 0 ? 'M' : 'L'}${x} ${(48 - Math.sin((x / 52) * Math.PI) * level).toFixed(1)}`
}).join('')

export const title = missingTitle

/** There is nothing at this address. */
export function Screen() {
  // This also covers an answer that reports a missing page after the page was turned.
  useEffect(() => {
    document.title = pageTitle(missingTitle)
  }, [])
  return (
    <div className="shell grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <p className="label text-dim">404 · No signal</p>
      <h1 className="wide max-w-2xl text-4xl text-balance">Nothing is playing at this address.</h1>
      <LostSignal />
      <p className="max-w-xl text-lg text-dim">
        The page may have moved, or the link has a typo. Check the address, or start again from the home page.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary">
          Home
        </ButtonLink>
        <ButtonLink to="/faq">Read the FAQ</ButtonLink>
      </div>
    </div>
  )
}
