import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The ways to the Pro membership. They lead back here, where the work is as it was. */
export function ProWays() {
  const { pathname, search } = useLocation()
  const from = encodeURIComponent(pathname + search)
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={`/billing/subscribe?plan=pro_competitor&from=${from}`} variant="primary">
        Choose Pro
      </ButtonLink>
      <ButtonLink to="/pricing" variant="ghost">
        Compare plans
      </ButtonLink>
    </div>
  )
}
