import * as z from 'zod/mini';

// Otherwise zod tries whether it may compile code at run time, which the content-security policy reports as an attack.
z.config({ jitless: true });

export { z };
