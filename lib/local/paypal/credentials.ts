/** The one application that the emulator knows. */
export const credentials = { clientId: 'AlaptopPayPalClient', secret: 'ElaptopPayPalSecret' }

/** The account that the money arrives at. */
export const merchant = { id: 'LAPTOPMERCHNT', email: 'merchant@demo.test' }
