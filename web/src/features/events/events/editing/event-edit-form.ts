import type { UseFormReturn } from 'react-hook-form'
import type { EventValues, WrittenEvent } from './event-values.ts'

export type EventEditForm = UseFormReturn<EventValues, unknown, WrittenEvent>
