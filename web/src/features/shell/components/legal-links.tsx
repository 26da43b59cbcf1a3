import { Link } from 'react-router-dom'
import { showConsent } from '#web/lib/consent/consent-view.ts'

/** What every page links to. */
export function LegalLinks() {
  return (
    <nav aria-label="Contact and terms" className="flex flex-wrap gap-x-6 text-sm">
      <Link to="/contact" className="footer-link">
        Contact us
      </Link>
      <Link to="/pages/terms-of-service" className="footer-link">
        Terms of service
      </Link>
      <Link to="/pages/refund-policy" className="footer-link">
        Refund policy
      </Link>
      <Link to="/privacy-policy" className="footer-link">
        Privacy policy
      </Link>
      <Link to="/cookie-policy" className="footer-link">
        Cookie policy
      </Link>
      <button type="button" className="footer-link" onClick={() => showConsent('settings')}>
        Cookie settings
      </button>
    </nav>
  )
}
