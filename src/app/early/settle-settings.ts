/** The early scripts wait here if /config.json has to be fetched. */
globalThis.settings ??= await globalThis.pendingSettings
