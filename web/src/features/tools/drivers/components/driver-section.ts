import type { ComponentType } from 'react'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'

/** Renders nothing where it has nothing to show. */
export type SectionOfDriver = ComponentType<{ driver: PublicDriver }>

/** A part of the data sheet of a driver that another noun brings. It loads beside the sheet, which works without it. */
export type DriverSection = { load: () => Promise<SectionOfDriver> }
