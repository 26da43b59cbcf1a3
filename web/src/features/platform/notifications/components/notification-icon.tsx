import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { Notification } from '#shared/platform/notifications/notification.ts'

const icons = {
  success: <CircleCheck className="size-5 text-ok-ink" aria-hidden="true" />,
  warning: <TriangleAlert className="size-5 text-warn-ink" aria-hidden="true" />,
  error: <CircleAlert className="size-5 text-clip-ink" aria-hidden="true" />,
  info: <Info className="size-5 text-info-ink" aria-hidden="true" />,
} as const

export const NotificationIcon = ({ type }: Pick<Notification, 'type'>) => icons[type]
