/** The folder of the prerendered screens inside the front end's build, each named after its screen. */
export const screenFolder = 'screens'
