import './admin-side.css'
import { PanelLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWaitingWork } from '../api/waiting-work.ts'
import { AdminNav } from './admin-nav.tsx'

/** From this width on there is room for the menu beside the screen, as the stylesheet says too. */
const wide = '(width >= 64rem)'

/** The menu of administrators: beside their screens where there is room, else behind a button. */
export function AdminSide() {
  const { data: waiting } = useWaitingWork()
  const { key } = useLocation()
  // Going anywhere closes it.
  const [openAt, setOpenAt] = useState<string>()
  const close = useEffectEvent(() => setOpenAt(undefined))
  useEffect(() => {
    const room = matchMedia(wide)
    const look = () => room.matches && close()
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  return (
    <>
      <AdminNav waiting={waiting} className="admin-side" />
      <div className="admin-strip">
        <button type="button" className="btn btn-ghost" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
          <PanelLeft className="size-4" aria-hidden="true" />
          Administration
        </button>
      </div>
      {openAt === key && (
        <Sheet label="Administration" onClose={() => setOpenAt(undefined)}>
          <AdminNav waiting={waiting} />
        </Sheet>
      )}
    </>
  )
}
