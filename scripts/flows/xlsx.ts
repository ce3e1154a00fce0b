import writeExcelFile from 'write-excel-file/node';
import type { CaseFile } from './cases.ts';
import { rowsOf } from './exports.ts';
import type { TextOf } from './texts.ts';

const widths = [30, 16, 40, 40, 16, 16, 30, 50, 50];

const sheetOf = (sheet: string, [head = [], ...rows]: readonly (readonly string[])[]) => ({
  sheet,
  data: [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((cells) =>
      cells.map((value) => (value === '' ? null : { value, wrap: true, alignVertical: 'top' as const })),
    ),
  ],
  columns: widths.map((width) => ({ width })),
  stickyRowsCount: 1,
});

/** A sheet for each language. */
export const xlsxOf = (file: CaseFile, textOf: TextOf): Promise<Buffer> =>
  writeExcelFile([
    sheetOf('中文', rowsOf(file, 'zh', textOf)),
    sheetOf('English', rowsOf(file, 'en', textOf)),
  ]).toBuffer();
