/** For `test.use`, at the top of a file: the browser also loads pictures. */
import config from '../../../playwright.config.ts'

const { args = [], ...launch } = config.use?.launchOptions ?? {}

export const withPictures = { launchOptions: { ...launch, args: args.filter((arg) => !arg.includes('imagesEnabled')) } }
