import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const vehicles = {
  // The stack of events is full.
  routes: {
    listVehicles: { table: ['get', 'query', 'batchGet'] },
    listMemberVehicles: { table: ['get', 'query'] },
    createVehicle: { table: ['get', 'put', 'update', 'delete'], ...encodesPictures },
    updateVehicle: { table: ['get', 'put', 'update', 'delete'], ...encodesPictures },
    archiveVehicle: { table: ['get', 'put', 'update'] },
    restoreVehicle: { table: ['get', 'put', 'update'] },
    suggestClasses: { table: ['get', 'update'] },
    listDrivenVehicles: { table: ['get', 'query', 'batchGet'] },
    addVehicleDriver: { table: ['get', 'query', 'batchGet', 'put', 'update'] },
    acceptVehicle: { table: ['get', 'query', 'put', 'delete', 'check'] },
    removeVehicleDriver: { table: ['get', 'query', 'put', 'delete'] },
  },
  consumers: {
    deleteReplacedPhoto: {
      entry: 'events/events/vehicle-photo-replaced/delete-file.ts',
      on: { fact: 'vehicle.photo_replaced' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'vehicles'>
