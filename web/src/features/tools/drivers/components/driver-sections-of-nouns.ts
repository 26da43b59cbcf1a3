// The parts that each noun brings to the data sheet of a driver. Written by `npm run registries`.

export { driverSection as brands } from '#web/features/directory/brands/driver-section.ts'
