import { LegalLinks } from './legal-links.tsx'

/** The end of a screen that people work in. */
export function LegalFooter() {
  return (
    <footer className="page-foot">
      <LegalLinks />
    </footer>
  )
}
