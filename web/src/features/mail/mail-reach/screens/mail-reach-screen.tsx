import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { ConfirmReach } from '../components/confirm-reach.tsx'
import { MailReachPanel } from '../components/mail-reach-panel.tsx'

export const title = 'Email delivery'

export function Screen() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [handle, setHandle] = useState('')
  // The secret of the link stays only on this page: not in the history, and not in text copied from the
  // address bar.
  useEffect(() => {
    if (hash.length < 2) return
    setHandle(hash.slice(1))
    void navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])
  return (
    <div className="page">
      <div className="mx-auto max-w-2xl">
        <ScreenHeader title="Email delivery" lead="What happened to our emails to you." />
        {handle && <ConfirmReach key={handle} handle={handle} />}
        <MailReachPanel title="Your address" />
      </div>
    </div>
  )
}
