import './admin-side.css'
import { PanelLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Me } from '#shared/platform/users/contract.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWaitingWork } from '../api/waiting-work.ts'
import { adminGroups } from './admin-links.ts'
import { AdminNav } from './admin-nav.tsx'

/** The width from which there is room for the menu beside the screen, as in the stylesheet. */
const wide = '(width >= 64rem)'

/**
 * The menu of administrators, and of members with a role that opens some of their screens: beside screens if there is
 * room, otherwise under a button.
 */
export function AdminSide({ me }: { me: Me }) {
  const { isOpen } = useAccess(me, true)
  const { data: waiting } = useWaitingWork(me.membershipType === 'admin')
  const groups = adminGroups(({ access }) => isOpen(access) === true)
  const { key } = useLocation()
  // Any navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const close = useEffectEvent(() => setOpenAt(undefined))
  useEffect(() => {
    const room = matchMedia(wide)
    const look = () => room.matches && close()
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  if (groups.length === 0) return null
  return (
    <>
      <AdminNav groups={groups} waiting={waiting} className="admin-side" />
      <div className="admin-strip">
        <button type="button" className="btn btn-ghost" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
          <PanelLeft className="size-4" aria-hidden="true" />
          Administration
        </button>
      </div>
      {openAt === key && (
        <Sheet label="Administration" onClose={() => setOpenAt(undefined)}>
          <AdminNav groups={groups} waiting={waiting} />
        </Sheet>
      )}
    </>
  )
}
