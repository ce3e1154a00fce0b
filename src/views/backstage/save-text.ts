export const saveText = (document: Document, name: string, text: string): void => {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
