import type { ReactNode } from 'react'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import type { SettingsApi } from '../api/settings-api.ts'
import { DeskPlaces } from './desk-places.tsx'

type AdminDeskPageProps = {
  title: string
  lead?: string
  api: SettingsApi
  current: string
  children: ReactNode
}

/** A screen about the platform’s desk, with the way to the others. */
export const AdminDeskPage = ({ title, lead, api, current, children }: AdminDeskPageProps) => (
  <div className="page">
    <ScreenHeader title={title} lead={lead} />
    <DeskPlaces places={api.places} current={current} />
    {children}
  </div>
)
