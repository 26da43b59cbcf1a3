import { LegalLinks } from './legal-links.tsx'

/** The end of a screen that people come to for one thing. */
export function LegalFooter() {
  return (
    <footer className="page-foot">
      <LegalLinks />
    </footer>
  )
}
