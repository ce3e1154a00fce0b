import { uploadField } from '#services/contract/upload.contract.ts';
import {
  fileAt,
  type HostRefusal,
  hostRefusal,
  storeFile,
  type UploadForm,
  uploadHostPath,
} from '../domain/rules/uploads.ts';
import { decoded } from './match.ts';
import type { Server } from './server.ts';

/** Storage service, without envelopes; null for other paths. */
export const answerUploadHost = async (server: Server, request: Request): Promise<Response | null> => {
  const { pathname } = new URL(request.url);
  if (pathname === `${uploadHostPath}/` && request.method === 'POST') return take(server, request);
  if (pathname.startsWith(`${uploadHostPath}/`) && request.method === 'GET') {
    return server.run(async () => give(server, decoded(pathname.slice(uploadHostPath.length + 1))));
  }
  return null;
};

const take = async (server: Server, request: Request): Promise<Response> => {
  const form = await formOf(request);
  if (form === null) {
    return xml({
      status: 400,
      code: 'MalformedPOSTRequest',
      message: 'The body of your POST request is not well-formed multipart/form-data.',
    });
  }
  return server.run(async () => {
    const refusal = hostRefusal(server.domain, form);
    if (refusal) return xml(refusal);
    storeFile(server.domain, form);
    const asked = form.fields[uploadField.status];
    return new Response(null, { status: asked === '200' ? 200 : 204 });
  });
};

const formOf = async (request: Request): Promise<UploadForm | null> => {
  try {
    const entries = [...(await request.formData()).entries()];
    const file = entries.find((entry): entry is [string, File] => typeof entry[1] !== 'string')?.[1];
    if (!file) return null;
    return {
      names: entries.map(([name]) => name),
      fields: Object.fromEntries(
        entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      bytes: new Uint8Array(await file.arrayBuffer()),
      contentType: file.type,
    };
  } catch {
    return null;
  }
};

const give = (server: Server, key: string): Response => {
  const file = fileAt(server.domain, key);
  if (!file) return xml({ status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' });
  return new Response(file.bytes, {
    headers: { 'content-type': file.contentType, 'cache-control': 'max-age=31536000, immutable' },
  });
};

const xml = ({ status, code, message }: HostRefusal): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`,
    { status, headers: { 'content-type': 'application/xml' } },
  );

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
